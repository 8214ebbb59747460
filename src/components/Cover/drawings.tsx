const fine = { strokeWidth: 1.5, opacity: 0.6 }
const wall = { strokeWidth: 7 }
const filled = { fill: 'var(--fill)', stroke: 'none' }

/** The drawings on covers, 640 by 400 units. `Cover` sets their colours. */
export const covers = {
  checklist: (
    <>
      <path fill="var(--sheet)" stroke="none" d="M104 24h540v380H104z" />
      <path {...filled} d="M150 64h34v34h-34zM150 126h34v34h-34zM150 188h34v34h-34z" />
      <path stroke="var(--sheet)" strokeWidth={3} d="M158 82l7 7 12-15M158 144l7 7 12-15M158 206l7 7 12-15" />
      <path d="M150 250h34v34h-34zM150 312h34v34h-34zM210 81h290M210 143h236M210 205h330" />
      <path {...fine} d="M210 267h262M210 329h180M104 24v376" />
    </>
  ),
  number: (
    <>
      <path d="M56 262h120v44H56zM330 262h180v44H330z" />
      <path {...filled} d="M176 261h154v46H176z" />
      <path strokeDasharray="10 8" d="M510 262h130M510 306h130" />
    </>
  ),
  plan: (
    <>
      <path {...wall} d="M190 404V48h454M420 48v110M420 230v174M190 250h90M350 250h70" />
      <path {...wall} stroke="var(--fill)" d="M520 404V290h124" />
      <path d="M420 158h-72a72 72 0 0 0 72 72M280 250v70a70 70 0 0 0 70-70M216 76h130v104H216zM216 88h32v36h-32zM216 132h32v36h-32z" />
      <path d="M454 74h150v44H454zM454 118h44v62h-44zM540 160h104v60H540zM212 404V290h44v114M560 404v-76h84" />
    </>
  ),
  programme: (
    <>
      <path {...fine} d={Array.from({ length: 12 }, (_, week) => `M${60 + 52 * week} 40v320`).join('')} />
      <path {...filled} d="M60 66h104v40H60z" />
      <path fill="currentColor" stroke="none" d="M138 128h182v40H138z" />
      <path d="M294 190h182v40H294z" />
      <path stroke="var(--fill)" strokeDasharray="10 7" d="M424 252h156v40H424z" />
    </>
  ),
  elevation: (
    <>
      <path {...wall} d="M0 352h640" />
      <path {...filled} opacity={0.16} d="M173 162h186v76H173z" />
      <path d="M80 352V250h372v102M173 250v102M266 250v102M359 250v102M72 250h388v-12H72zM80 58h279v104H80zM173 58v104M266 58v104M452 352V58h108v294M452 182h108M470 166v-30M470 222v-30" />
      <path
        {...fine}
        d="M388 238v-46c0-14 26-14 26 0v10M80 30h480M80 22v16M359 22v16M452 22v16M560 22v16M108 238v-34h44v34M116 204v-12h28v12"
      />
    </>
  ),
  vents: (
    <>
      <path
        d={[50, 150, 250, 350].flatMap((y) => [20, 120, 220, 320, 420, 520, 620].map((x) => vent(x, y))).join('')}
      />
      <path {...filled} d={vent(620, 50) + vent(420, 150) + vent(220, 250) + vent(520, 350)} />
    </>
  ),
}

/** Path data of the star between the four circles of a vent block. */
function vent(x: number, y: number): string {
  return `M${x - 50} ${y}a50 50 0 0 0 50-50 50 50 0 0 0 50 50 50 50 0 0 0-50 50 50 50 0 0 0-50-50z`
}
