declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number }>>
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>
}
