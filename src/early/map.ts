import { isPlain } from '../model/plainEvent.ts'

/* The link that shows the map has done its work once it is followed: again, it would only add a step to go back. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  const frame = document.querySelector<HTMLIFrameElement>('[data-map]')
  if (!frame || link?.target !== frame.name || !isPlain(event)) return
  setTimeout(() => {
    frame.focus({ preventScroll: true })
    link.remove()
  })
})
