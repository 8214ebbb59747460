import { type ReactNode, useId } from 'react'
import type { MaterialLook } from '../../model/schema/looks.ts'

/* Materials as they look from a step away, each drawn as a pattern of a few strokes. */

const teak = (
  <Swatch width={120} height={200}>
    <path fill="#8d5c35" d="M0 0h120v200H0z" />
    <path fill="#9a683e" d="M60 0h60v200H60z" />
    <g fill="none" stroke="#5e3a1e">
      <path
        opacity=".5"
        d="M12 0c10 70-8 120 0 200M28 0c-6 80 12 130 0 200M46 0c4 90-8 120 0 200M74 0c8 60 20 70 18 100s-16 50-18 100M88 0c6 50 22 75 20 100s-16 60-20 100"
      />
      <path d="M0 0v200M60 0v200" stroke="#43290f" />
    </g>
  </Swatch>
)

const oak = (
  <Swatch width={240} height={120}>
    <path fill="#c39a63" d="M0 0h240v120H0z" />
    <path fill="#cca671" d="M0 0h150v60H0zM90 60h150v60H90z" />
    <path
      fill="none"
      stroke="#9c7542"
      opacity=".5"
      d="M0 12c60 8 90-8 150 0M0 26c50-6 90 12 150 4M0 42c70 8 100-6 150 2M150 18c30-6 60 8 90-2M150 38c40 10 60-6 90 4M90 74c60-8 90 10 150 0M90 90c40 10 110-10 150 2M90 106c60 4 90-8 150 0M0 78c30 8 60-6 90 2M0 100c30-8 60 6 90-2"
    />
    <path fill="none" stroke="#7c5a2e" d="M0 0h240M0 60h240M150 0v60M90 60v60" />
  </Swatch>
)

const ash = (
  <Swatch width={120} height={240}>
    <path fill="#d8c09b" d="M0 0h120v240H0z" />
    <path
      fill="none"
      stroke="#b79a6e"
      opacity=".7"
      d="M8 0c4 80-4 160 0 240M18 0c8 80-6 160 0 240M30 240c0-90 8-190 30-190s30 100 30 190M40 240c0-70 6-150 20-150s20 80 20 150M50 240c0-50 3-110 10-110s10 60 10 110M102 0c-8 80 6 160 0 240M112 0c-4 80 4 160 0 240M26 0c2 20 12 34 34 34S92 20 94 0"
    />
    <path fill="none" stroke="#8f7348" d="M0 0v240" />
  </Swatch>
)

const limewash = (
  <Swatch width={150} height={90}>
    <path fill="#e6dcca" d="M0 0h150v90H0z" />
    <path fill="none" stroke="#ebe3d4" strokeWidth="24" d="M-9 34 98 2M60 64l99-30M-9 94l80-24" />
    <path fill="none" stroke="#e0d5c1" strokeWidth="9" d="M20 60l60-18M100 92l59-18M96 18l50-15" />
  </Swatch>
)

/** Paint from a broad brush: a base colour with lighter and darker strokes, rotated by `turn` degrees. */
const brushed = (ground: string, light: string, dark: string, turn: number) => (
  <Swatch width={240} height={240}>
    <path fill={ground} d="M0 0h240v240H0z" />
    <g fill="none" transform={`rotate(${turn} 120 120)`}>
      <path
        stroke={light}
        strokeWidth="36"
        opacity=".4"
        d="M-60 20C40 0 130 44 190 16M60 62c70-16 130 10 250-12M-60 118c90 24 150-22 230 2M96 156c60-20 120 14 214-8M-60 214c80-26 160 18 220-6M120 236c60-14 110 8 190-4"
      />
      <path
        stroke={dark}
        strokeWidth="14"
        opacity=".45"
        d="M-60 74c80-14 130 10 170-4M150 98c50 12 90-14 160-2M-60 172c70 12 100-12 140-2M170 196c50-10 80 8 140-4M20 40c50 8 80-10 120-2"
      />
    </g>
  </Swatch>
)

const coral = brushed('#d08a6d', '#dda28a', '#c07557', -14)
const clay = brushed('#c68a68', '#cf9878', '#b87a58', 72)

const flutes = (
  <Swatch width={30} height={30}>
    <path fill="#e6dcca" d="M0 0h30v30H0z" />
    <path fill="#f3ecdf" d="M7 0h7v30H7z" />
    <path fill="#d3c6ae" d="M21 0h6v30h-6z" />
    <path fill="#b6a78b" d="M27 0h3v30h-3z" />
  </Swatch>
)

const louvres = (
  <Swatch width={120} height={24}>
    <path fill="#2f7a74" d="M0 0h120v24H0z" />
    <path fill="#579790" d="M11 2h98v3H11z" />
    <path fill="#1d524d" d="M11 17h98v7H11z" />
    <path fill="none" stroke="#1d524d" d="M0 0v24M11 0v24M109 0v24" />
  </Swatch>
)

const tatami = (
  <Swatch width={240} height={6}>
    <path fill="#b8ab7c" d="M0 0h240v6H0z" />
    <path fill="none" stroke="#a59861" d="M0 1h240M0 4h240" />
    <path fill="none" stroke="#cabf95" d="M0 2h240M0 5h240" />
    <path
      fill="none"
      stroke="#968a56"
      opacity=".5"
      d="M44 0v6M64 0v6M84 0v6M104 0v6M124 0v6M144 0v6M164 0v6M184 0v6M204 0v6M224 0v6"
    />
    <path fill="#3d4a3c" d="M0 0h26v6H0z" />
    <path fill="#2c372c" d="M26 0h2v6h-2z" />
  </Swatch>
)

/** Glazed tiles with joints and, along the left of each, a reflection. */
const glazed = (glaze: string, shine: string) => (
  <Swatch width={22} height={56}>
    <path fill="#cfd8cd" d="M0 0h22v56H0z" />
    <path fill={glaze} d="M1 1h20v54H1z" />
    <path fill={shine} d="M4 5h3v46H4z" />
  </Swatch>
)

const tile = glazed('#1f5e52', '#48796f')
const sage = glazed('#8e9d78', '#adb99a')

const terrazzo = (
  <Swatch width={64} height={64}>
    <path fill="#ebe5d9" d="M0 0h64v64H0z" />
    <path fill="#b98467" d="m6 12 12-4 6 8-9 7zM38 38l11-3 5 9-10 6zM44 6l8 3-3 8-8-2z" />
    <path fill="#6d7f75" d="m26 24 8-1 2 7-8 2zM10 44l9 3-4 7-7-3zM52 22l7 4-6 4z" />
    <path fill="#4b4438" d="m28 50 5-2 2 5-5 2zM32 10l4 1-2 4zM56 54l4 1-3 4z" />
  </Swatch>
)

const rattan = (
  <Swatch width={18} height={18}>
    <path fill="#7d5a34" d="M0 0h18v18H0z" />
    <path fill="none" stroke="#d3b078" strokeWidth="2" d="M0 6h18M0 12h18M6 0v18M12 0v18M-3-3l24 24M21-3-3 21" />
  </Swatch>
)

const marble = (
  <Swatch width={240} height={240}>
    <path fill="#eceae5" d="M0 0h240v240H0z" />
    <path
      fill="none"
      stroke="#d3d3cf"
      strokeWidth="7"
      d="M-8 52c40 6 52 34 92 46s60 44 84 78 44 40 80 52M126-8c12 34 44 40 66 66s26 54 56 70"
    />
    <path
      fill="none"
      stroke="#a4a6a3"
      d="M-8 50c40 6 54 34 94 46s58 46 82 80 46 38 80 50M84 97c8 34-14 60-6 90s-12 44-10 62M128-8c12 34 42 42 64 68s28 50 56 66M192 60c-16 12-18 30-34 40M-8 176c20-4 30 12 52 10M168 176c20-4 30-26 48-30"
    />
  </Swatch>
)

const linen = (
  <Swatch width={6} height={6}>
    <path fill="#d3c7b1" d="M0 0h6v6H0z" />
    <path fill="none" stroke="#bfb299" d="M0 1h6M0 4h6" />
    <path fill="none" stroke="#e2d9c8" d="M1 0v6M4 0v6" />
  </Swatch>
)

const concrete = (
  <Swatch width={90} height={90}>
    <path fill="#b1aea7" d="M0 0h90v90H0z" />
    <path fill="#a5a29b" d="M0 0h90v44H0z" opacity=".5" />
    <path fill="#77756f" d="M14 14h4v4h-4zM72 14h4v4h-4zM14 72h4v4h-4zM72 72h4v4h-4z" />
  </Swatch>
)

const batik = (
  <Swatch width={80} height={80} from={20}>
    <path fill="#1f4a55" d="M0 0h80v80H0z" />
    <path
      fill="#f0e6d2"
      d="M40 40Q28 28 40 16 52 28 40 40 28 52 16 40 28 28 40 40 52 52 40 64 28 52 40 40 52 28 64 40 52 52 40 40"
    />
    <path fill="#c9653a" d="M40 32l8 8-8 8-8-8z" />
    <path fill="#d9b98f" d="M0-8 8 0 0 8-8 0zM80-8l8 8-8 8-8-8zM0 72l8 8-8 8-8-8zM80 72l8 8-8 8-8-8z" />
    <path
      fill="none"
      stroke="#d9b98f"
      strokeWidth="2"
      strokeDasharray="0 7"
      strokeLinecap="round"
      d="M14 14l12 12M66 14 54 26M14 66l12-12M66 66 54 54"
    />
  </Swatch>
)

/** The swatches, by the looks that content may name. */
export const swatches: Readonly<Record<MaterialLook, ReactNode>> = {
  ...{ teak, oak, ash, limewash, coral, clay, flutes, louvres },
  ...{ tile, sage, terrazzo, rattan, tatami, marble, linen, concrete, batik },
}

/** Ids are generated: a board may repeat a material. `from` offsets tiles, in pixels, so that a corner cuts none. */
function Swatch({ width, height, from, children }: SwatchProps) {
  const id = useId()
  return (
    <svg aria-hidden="true">
      <pattern id={id} x={from} y={from} width={width} height={height} patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

interface SwatchProps {
  width: number
  height: number
  from?: number
  children: ReactNode
}
