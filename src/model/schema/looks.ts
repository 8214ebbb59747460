/** Materials that there are drawings of: src/components/Swatch/swatches.tsx. */
export const MATERIAL_LOOKS = [
  ...(['teak', 'limewash', 'tile', 'terrazzo'] as const),
  ...(['rattan', 'marble', 'linen', 'concrete', 'batik'] as const),
] as const
export type MaterialLook = (typeof MATERIAL_LOOKS)[number]
