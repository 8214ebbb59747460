import type { Figures } from '../../model/estimateFigures.ts'
import { parseRange } from '../../model/money.ts'

/** Reads the figures from the page: from the questions, the table of levels and the sheet. */
export function readFigures(root: Element): Figures {
  const all = <Found extends HTMLElement>(selector: string) => [...root.querySelectorAll<Found>(selector)]
  const rows = all('tbody tr').map(({ children: [head, , rate, , weeks] }) => ({
    key: head?.querySelector('input')?.value ?? '',
    label: textOf(head),
    rate: parseRange(textOf(rate)),
    weeks: parseRange(textOf(weeks)),
  }))
  return {
    spaces: all<HTMLInputElement>('[name=space]').map(({ value, parentElement, dataset }) => ({
      key: value,
      label: textOf(parentElement),
      usual: dataset.usual ?? '',
      spaceType: dataset.type ?? '',
      commercial: 'commercial' in dataset,
      deposit: 'deposit' in dataset,
    })),
    levels: rows.filter(({ key }) => key),
    commercial: rows.find(({ key }) => !key),
    buffer: parseRange(textOf(all('[data-say=programme]')[0])),
    contingency: parseRange(all('[data-say=aside]')[0]?.dataset.percent ?? ''),
    milestones: all('[data-at]').map(({ dataset, nextElementSibling }) => ({
      share: Number.parseInt(textOf(nextElementSibling), 10),
      at: dataset.at,
    })),
    area: parseRange(all('#area-note')[0]?.dataset.limits ?? ''),
  }
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent ?? ''
}
