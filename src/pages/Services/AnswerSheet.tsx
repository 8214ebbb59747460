import * as button from '../../components/Button/Button.module.css'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import * as drawings from '../../islands/Estimate/Drawings.module.css'
import * as sheet from '../../islands/Estimate/Sheet.module.css'
import { figuresOf } from '../../model/estimate/estimateFigures.ts'
import { SCRIPT_WORDS } from '../../model/estimate/estimateWords.ts'
import { rangeText, ringgit } from '../../model/estimate/money.ts'
import { chatText } from '../../model/firm/chatText.ts'
import { chatLink } from '../../model/firm/phone.ts'
import { routes } from '../../model/routes.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { format } from '../../model/text/format.ts'
import { unjoined } from '../../model/text/joints.ts'
import * as modes from './FirstNumber.module.css'

/**
 * The sheet on which the script (src/islands/Estimate) writes its answer: into elements with `data-say`, from the texts
 * in `data-answer` and the figures in `data-figures`. Without the script, the sheet serves as notes below the table.
 */
export function AnswerSheet({ content, settings: { contact, messages } }: { content: Estimate; settings: Settings }) {
  const { heading, buffer, contingency, setAside, milestones, commercial, deposit, message, notQuotation } = content
  const words = useWords().estimate
  return (
    <>
      <a className={`${modes.scripted} ${modes.late} ${sheet.peek}`} href="#answer" data-screen="">
        <b data-say="cost">{heading}</b>
        <span data-say="weeks" />
        <Icon name="arrow" />
      </a>
      <div
        className={`${modes.sheet} ${sheet.sheet} ${drawings.drawings}`}
        id="answer"
        data-answer={JSON.stringify(words, SCRIPT_WORDS)}
        data-figures={unjoined(JSON.stringify(figuresOf(content)))}
      >
        <div className={modes.scripted}>
          <p className={text.label} data-say="choice">
            {heading}
          </p>
          <p data-say="cost" />
          <p className={`${text.lead} ${text.muted}`} data-say="rate" />
          {commercial && <p className={sheet.commercial}>{commercial.includes}</p>}
          <ul>
            <li>{words.space}</li>
            <li>{words.level}</li>
            <li>{words.area}</li>
          </ul>
        </div>
        <section>
          <div className={modes.scripted}>
            <h3 className={text.d4}>
              {words.scale} <span data-say="scale">{words.rates}</span>
            </h3>
            <div data-scale="" />
          </div>
          <p>
            <b data-say="aside">{format(words.keep, `${rangeText(contingency)}%`)}</b> {setAside}
          </p>
        </section>
        <section>
          <div className={modes.scripted}>
            <h3 className={text.d4}>
              {words.onSite} <span data-say="programme">{rangeText(buffer)}</span>
            </h3>
            <svg data-drawing="" aria-hidden="true" />
            <p aria-hidden="true">
              <span>{words.least}</span> <span>{words.most}</span> <span>{words.spare}</span>
            </p>
          </div>
          <ol>
            {milestones.map(({ share, when }, index) => (
              <li key={when}>
                <i>{index + 1}</i>
                <b>{`${share}%`}</b>
                <span>{when}</span>
                <b data-say={index} />
              </li>
            ))}
          </ol>
        </section>
        {deposit && (
          <section>
            <h3 className={text.d4}>
              {deposit.label} <span>{ringgit(deposit.amount)}</span>
            </h3>
            <p>{deposit.text}</p>
          </section>
        )}
        <p className={modes.ways} data-message={unjoined(message)} data-screen="">
          <ButtonLink to={chatLink(contact.mobile, chatText(messages))} icon="chat" newTab>
            <span className={modes.plain}>{words.chat}</span>
            <span className={modes.scripted}>{words.sendChat}</span>
          </ButtonLink>
          <ButtonLink to={routes.enquiry()} look="line" icon="mail">
            <span className={modes.plain}>{words.form}</span>
            <span className={modes.scripted}>{words.sendForm}</span>
          </ButtonLink>
          <button className={`${button.button} ${button.line} ${modes.scripted}`} type="button">
            <Icon name="link" />
            <span>{words.copy}</span>
          </button>
        </p>
        <p>{notQuotation}</p>
      </div>
      <p className={text.visuallyHidden} role="status" />
    </>
  )
}
