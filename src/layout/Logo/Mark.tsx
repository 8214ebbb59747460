import { useResources } from '../../components/resources.ts'
import { MARK } from '../../model/firm/mark.ts'

/** The firm's mark in its frame, or the icon of a firm that has its own logo. */
export function Mark({ className }: { className?: string }) {
  const { icon } = useResources()
  if (icon) return <img className={className} src={icon} alt="" loading="lazy" />
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path d={`M1 1h38v38H1z${MARK}`} />
    </svg>
  )
}
