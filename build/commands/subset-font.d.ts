declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly noHinting: boolean
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number }>>
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>
}
