import type { Range } from '../schema/estimate.ts'

/** 115000 -> '115,000'. Avoids `Intl`: loading its formats takes longer than rendering a page. */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** '2–4', '180–250+' for an open range, or '6' for a range of one value. */
export function rangeText({ from, to, open }: Range): string {
  return `${grouped(from)}${from === to ? '' : `–${grouped(to)}`}${open ? '+' : ''}`
}

/** The range that covers all given ranges. */
export function spanOf(ranges: readonly Range[]): Range {
  const to = Math.max(...ranges.map((range) => range.to))
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to,
    open: ranges.some((range) => range.open && range.to === to),
  }
}

/** 'RM60–100'. */
export function ringgit(range: Range): string {
  return `RM${rangeText(range)}`
}

/** What a rate comes to for an area, in a short form for scales: '115k–207k', '1.8m–2.5m+'. */
export function shortRange({ from, to, open }: Range, area: number): string {
  const bounds = new Set([from, to].map((rate) => shortAmount(rate * area)))
  return `${[...bounds].join('–')}${open ? '+' : ''}`
}

/** 115,000 -> '115k', 1,800,000 -> '1.8m'. */
function shortAmount(amount: number): string {
  if (amount < 999_500) return `${Math.round(amount / 1000)}k`
  return `${Math.round(amount / 100_000) / 10}m`
}
