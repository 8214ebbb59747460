/** The vent block of old Malayan houses: the firm's mark. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M1 1h38v38H1zM1 20A19 19 0 0 0 20 1a19 19 0 0 0 19 19 19 19 0 0 0-19 19A19 19 0 0 0 1 20z" />
    </svg>
  )
}
