import * as css from './Plan.module.css'

/** Line drawings of floor plans, where other sites put icons. Red dashes come down, green walls go up. */
const drawings = {
  condo: (
    <>
      <path className={css.wall} d="M90 154H6V6h188v148h-80" />
      <path className={css.wall} d="M78 6v44M78 72v26H6M130 154v-36M130 98V88h64" />
      <path d="M78 72H57a21 21 0 0 1 21-22M114 154v-24a24 24 0 0 0-24 24M130 118h18a18 18 0 0 0-18-20" />
      <path d="M14 20h44v40H14zM14 24h10v14H14zM14 42h10v14H14zM98 14h66v16H98zM98 14v30h14V30M122 42h30v14h-30zM14 106h16v40M30 132h40v14M140 134h46v14h-46zM176 98h12v14h-12zM150 62h36v18h-36zM154 56h8M174 56h8M40 106h24v16H40z" />
      <circle cx="182" cy="105" r="3" />
    </>
  ),
  office: (
    <>
      <path className={css.wall} d="M6 60V6h188v148H84M56 154H6v-44" />
      <path className={css.wall} d="M128 6v34M128 62v4h66" />
      <path d="M128 62h-20a21 21 0 0 1 20-22M56 154v-26a27 27 0 0 1 28 26M6 60v50" />
      <path d="M10 60v50" />
      <rect x="142" y="22" width="40" height="26" rx="13" />
      <path d="M146 16h8M158 16h8M170 16h8M146 54h8M158 54h8M170 54h8" />
      <path d="M20 20h28v12H20zM20 34h28v12H20zM60 20h28v12H60zM60 34h28v12H60zM30 15h8M30 51h8M70 15h8M70 51h8M106 84h34v12h-34zM106 98h34v12h-34zM150 84h34v12h-34zM150 98h34v12h-34zM118 79h8M118 115h8M162 79h8M162 115h8" />
      <path d="M22 92a24 24 0 0 1 38 0l-8 6a14 14 0 0 0-22 0zM106 134h78v14h-78M132 134v14M158 134v14" />
      <circle cx="41" cy="108" r="4" />
    </>
  ),
  terrace: (
    <>
      <path className={css.wall} d="M6 92v28H148M6 66V36h142" />
      <path className={css.gone} d="M148 39v79M58 38v50h34" />
      <path className={css.new} d="M148 36h46v84h-46" />
      <path className={css.new} d="M92 38v22M92 82v38" />
      <path d="M6 92h26A26 26 0 0 0 6 66M92 82h22a22 22 0 0 0-22-22M14 44h32v12H14zM24 104h32v11H24zM68 104h16v11H68zM102 42h36v10h-36zM156 42h32v11h-32zM156 103h32v12h-32zM124 74h44v16h-44zM130 69h8M144 69h8M156 69h8M130 95h8M144 95h8M156 95h8" />
      <path d="M6 138h188M6 133v10M92 133v10M148 133v10M194 133v10" />
    </>
  ),
  missingRoom: (
    <>
      <path className={css.wall} d="M90 154H6V6h122M128 98h-50V6M114 154h14" />
      <path className={css.wall} d="M78 72v26H6" />
      <path className={css.gone} d="M131 6h63v148h-63" />
      <path d="M78 72H57a21 21 0 0 1 21-22M114 154v-24a24 24 0 0 0-24 24" />
      <path d="M14 20h44v40H14zM14 24h10v14H14zM14 42h10v14H14zM14 106h16v40M30 132h40v14M88 14h30v16H88z" />
    </>
  ),
}

export type PlanName = keyof typeof drawings

/** A floor plan, 200 by 160 units; decoration. `large` has finer lines for a drawing that fills a column. */
export function Plan({ name, large }: { name: PlanName; large?: boolean }) {
  return (
    <svg className={large ? `${css.plan} ${css.large}` : css.plan} viewBox="0 0 200 160" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
