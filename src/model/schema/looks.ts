/** Materials that have a drawing in src/components/Swatch/swatches.tsx. */
export const MATERIAL_LOOKS = [
  ...(['teak', 'oak', 'ash', 'limewash', 'coral', 'clay', 'flutes', 'louvres'] as const),
  ...(['tile', 'sage', 'terrazzo', 'rattan', 'tatami', 'marble', 'linen', 'concrete', 'batik'] as const),
] as const
export type MaterialLook = (typeof MATERIAL_LOOKS)[number]
