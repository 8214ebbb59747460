const wall = { strokeWidth: 3.5 }
const light = { fill: 'var(--brass)', stroke: 'none', opacity: 0.6 }

/** The drawings in article figures, by name. Outer walls lie on the edges of a drawing, so they align with the text. */
export const figures = {
  'kitchen-one': kitchen('M7 10h86v18H7z'),
  'kitchen-galley': kitchen('M7 10h86v18H7zM7 54h86v18H7z'),
  'kitchen-l-shape': kitchen('M7 10h86v18H25v44H7z'),
  'kitchen-u-shape': kitchen('M7 10h86v62H75V28H25v44H7z'),
  'kitchen-island': kitchen('M7 10h86v18H7zM28 46h44v18H28z'),
  'wet-and-dry': (
    <>
      <path fill="var(--mist)" d="M5 8h95v114H5z" />
      <path d="M20 96 84 34M20 34l64 62M46 58h12v12H46zM140 12h30v16h-30zM143 28h24v14a12 12 0 0 1-24 0zM220 12h66v26h-66zM244 25a9 7 0 1 0 18 0 9 7 0 1 0-18 0M294 66h-34a34 34 0 0 0 34 34" />
      <path {...wall} d="M298.25 66V5H1.75v120h296.5v-25M104 8v62" />
    </>
  ),
  'light-layers': (
    <>
      <path {...light} opacity={0.3} d="M8 20h284l-46 40H54z" />
      <path {...light} d="M126 46h28l34 52H92zM238 26h16l22 72h-60z" />
      <path d="M140 8v28M126 46a14 12 0 0 1 28 0zM92 98h96v5H92zM104 103v20M176 103v20M230 48h32v28h-32zM240 22h12v4h-12zM24 123V96h34v27M24 108h34" />
      <path {...wall} d="M5 125V5h287v120M0 125h300M8 20h18M274 20h18" />
    </>
  ),
}

/** A room open at the front with the given worktops, and the sink and hob in their usual places. */
function kitchen(tops: string) {
  return (
    <>
      <path fill="var(--mist)" d={tops} />
      <path d="M34 14h14v10H34zM60 15h8v8h-8zM64 15v8" />
      <path {...wall} d="M1.75 78V5h96.5v73" />
    </>
  )
}
