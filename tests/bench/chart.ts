import { type Kind, kinds, missed, type Results, type Row, type Size } from './builds.ts'

/*
 * Build times as small charts: a row per corpus, a column per kind of build, a bar per generator.
 * Each chart has its own scale, starting at zero: compare bars only within a chart.
 */

const width = 960
const left = 24
const names = 132
const cell = (width - 2 * left - names) / 3
const bar = 16
const step = 24
const head = 46

const colours = {
  ground: '#f2ede3',
  ink: '#1c1a17',
  quiet: '#575146',
  line: '#c9c2b4',
  own: '#1f5e52',
  other: '#86552e',
}
const titles: Readonly<Record<Kind, string>> = {
  cold: 'Cold',
  unchanged: 'Unchanged',
  edited: 'One edited',
}

/** The chart as an SVG document. */
export function chart({ machine, sizes }: Results): string {
  let top = 76
  const parts = sizes.map((size) => {
    const part = `<g transform="translate(${left} ${top})">${panel(size)}</g>`
    top += head + size.rows.length * step + 34
    return part
  })
  const versions = [
    ...new Set(sizes.flatMap(({ rows }) => rows.slice(1).map((row) => `${row.generator} ${row.version}`))),
  ]
  const height = top + 34
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Figtree, system-ui, sans-serif" font-size="14" fill="${colours.ink}">`,
    `<title>Seconds that a build takes</title><desc>${escaped(description(sizes))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<text x="${left}" y="44" font-size="26" font-family="'Instrument Serif', Georgia, serif">Seconds that a build takes</text>`,
    ...parts,
    `<g font-size="12" fill="${colours.quiet}"><text x="${left}" y="${top + 2}">${escaped(versions.join(', '))}. Medians; shorter is better.</text>`,
    `<text x="${left}" y="${top + 19}">${escaped(machine)}</text></g>`,
    '</svg>\n',
  ].join('\n')
}

function panel({ articles, rows }: Size): string {
  const labels = rows.map((row, index) => {
    const weight = index === 0 ? ' font-weight="600"' : ''
    return `<text x="${names - 12}" y="${head + index * step + 13}" text-anchor="end"${weight}>${escaped(row.generator)}</text>`
  })
  return [
    `<path d="M0 0H${width - 2 * left}" stroke="${colours.line}"/>`,
    `<text y="27" font-weight="600">${articles.toLocaleString('en')} articles</text>`,
    ...labels,
    ...kinds.map((kind, index) => `<g transform="translate(${names + index * cell} 0)">${bars(kind, rows)}</g>`),
  ].join('\n')
}

function bars(kind: Kind, rows: readonly Row[]): string {
  const longest = Math.max(...rows.map(({ seconds }) => seconds[kind]))
  const scale = (cell - (rows.some((row) => missed(row, kind)) ? 148 : 64)) / longest
  const lines = rows.map((row, index) => {
    const { seconds } = row
    const y = head + index * step
    const length = Math.max(1.5, seconds[kind] * scale)
    const fill = index === 0 ? colours.own : colours.other
    return `<rect y="${y}" width="${length.toFixed(1)}" height="${bar}" fill="${fill}"/><text x="${(length + 6).toFixed(1)}" y="${y + 13}">${shown(seconds[kind])}${missed(row, kind)}</text>`
  })
  return `<text y="27" fill="${colours.quiet}">${titles[kind]}: ${place(kind, rows)}</text>${lines.join('')}`
}

function shown(seconds: number): string {
  return seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(1)
}

/** This generator's rank. Losses are stated as plainly as wins. */
function place(kind: Kind, [own, ...peers]: readonly Row[]): string {
  const ahead = peers.filter(({ seconds }) => own && seconds[kind] < own.seconds[kind])
  if (ahead.length === 0) return peers.length > 0 ? 'first' : ''
  return `behind ${ahead.map(({ generator }) => generator).join(', ')}`
}

function description(sizes: readonly Size[]): string {
  const line = ({ articles, rows }: Size) =>
    `${articles} articles: ${rows.map(({ generator, seconds }) => `${generator} ${kinds.map((kind) => seconds[kind]).join(' / ')}`).join(', ')}.`
  return `Seconds cold / unchanged / one article edited. ${sizes.map(line).join(' ')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
