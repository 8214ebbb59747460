import { type ReactNode, useId } from 'react'
import type { MaterialLook } from '../../model/schema/looks.ts'

/* Materials, drawn as they look from a step away: each is a pattern of a few strokes. */

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

const limewash = (
  <Swatch width={150} height={90}>
    <path fill="#e6dcca" d="M0 0h150v90H0z" />
    <path fill="none" stroke="#ebe3d4" strokeWidth="24" d="M-9 34 98 2M60 64l99-30M-9 94l80-24" />
    <path fill="none" stroke="#e0d5c1" strokeWidth="9" d="M20 60l60-18M100 92l59-18M96 18l50-15" />
  </Swatch>
)

const tile = (
  <Swatch width={22} height={56}>
    <path fill="#cfd8cd" d="M0 0h22v56H0z" />
    <path fill="#1f5e52" d="M1 1h20v54H1z" />
    <path fill="#48796f" d="M4 5h3v46H4z" />
  </Swatch>
)

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
  <Swatch width={160} height={120}>
    <path fill="#eceae5" d="M0 0h160v120H0z" />
    <path
      fill="none"
      stroke="#b9bab6"
      strokeWidth="3"
      opacity=".6"
      d="M-8 30C40 40 60 96 168 104M30-8c20 50 80 60 138 74"
    />
    <path fill="none" stroke="#a4a6a3" d="M-8 84c40-8 70 24 120 44M90-8c6 30 40 44 78 46" />
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
  <Swatch width={80} height={80}>
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

/** By the looks that content may name. */
export const swatches: Readonly<Record<MaterialLook, ReactNode>> = {
  ...{ teak, limewash, tile, terrazzo, rattan },
  ...{ marble, linen, concrete, batik },
}

/** A board may show one material twice. */
function Swatch({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const id = useId()
  return (
    <svg aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
