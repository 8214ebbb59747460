import { Plan } from '../../components/Plan/Plan.tsx'
import * as choices from '../../components/Spaces/Spaces.module.css'
import { useWords } from '../../components/words.ts'
import { areasWithin } from '../../model/estimate/area.ts'
import { grouped } from '../../model/estimate/money.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import * as css from './EstimateForm.module.css'
import * as modes from './FirstNumber.module.css'
import { Levels } from './Levels.tsx'

/**
 * The three questions. The browser keeps their state, so nothing entered before the script has loaded is lost. Without
 * the script only the second one remains, as a plain table.
 */
export function EstimateForm({ content }: { content: Estimate }) {
  const { questions, spaces, area } = content
  const words = useWords().estimate
  const areas = areasWithin(area)
  const last = areas.length - 1
  const middle = Math.floor(last / 2)
  return (
    <div className={css.questions}>
      <fieldset className={modes.scripted}>
        <legend>{questions.space}</legend>
        <div className={`${choices.spaces} ${css.spaces}`}>
          {spaces.map(({ key, label, plan }) => (
            <label key={key}>
              <input type="radio" name="space" value={key} />
              <span className={`${choices.space} ${css.choice}`}>
                <Plan name={plan} />
                {label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={modes.scripted}>
          {questions.level} <small>{words.rates}</small>
        </legend>
        <Levels content={content} />
      </fieldset>
      <fieldset className={modes.scripted}>
        <legend>{questions.area}</legend>
        <div className={css.area}>
          <label>
            <input
              type="text"
              name="area"
              inputMode="numeric"
              autoComplete="off"
              placeholder={grouped(area.example)}
              aria-label={words.area}
              aria-describedby="area-note"
            />
            {words.unit}
          </label>
          <p id="area-note" />
        </div>
        <input
          className={css.slider}
          data-screen=""
          name="slider"
          type="range"
          max={last}
          defaultValue={middle}
          autoComplete="off"
          aria-label={words.slider}
        />
        <p className={css.ticks} data-screen="">
          {[areas[0], areas[middle], areas[last]].map((each, index) => (
            <span key={index}>{grouped(each ?? area.from)}</span>
          ))}
        </p>
      </fieldset>
    </div>
  )
}
