import { MARK } from '../../model/mark.ts'

/** The firm's mark in its frame. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path d={`M1 1h38v38H1z${MARK}`} />
    </svg>
  )
}
