/** The drawing of the map: a park, a river, a few streets and the office. */
export const map = {
  streets: (
    <>
      <path fill="var(--mist)" stroke="none" d="M0 120C160 90 260 170 420 150s240-90 380-60V0H0z" />
      <path stroke="env(brand-mist-d8)" strokeWidth={34} d="M-10 390c120-60 230 10 340-50s160-150 480-130" />
      <path d="M-10 250 810 200M180-10l60 520M430-10l30 520M640-10l-40 520M-10 460l820-70M240 330l220-12" />
      <path
        strokeWidth={7}
        d="M60-10l40 520M320-10l30 260M540-10l20 210M720-10l-20 520M-10 60l440 30M460 300l340-30M100 340l140-10"
      />
      <circle fill="env(brand-clay-a18)" stroke="none" cx="450" cy="222" r="20" />
      <circle fill="var(--clay)" stroke="none" cx="450" cy="222" r="10" />
    </>
  ),
}
