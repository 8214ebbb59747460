import { isPlain } from '../model/plainEvent.ts'

/*
 * While a view transition fades a page in, browsers give every tap to the root element. The first one ends the fade,
 * and what is under the finger gets its click.
 */

addEventListener('pagereveal', ({ viewTransition }) => {
  addEventListener('pointerdown', () => viewTransition?.skipTransition(), { once: true })
})
addEventListener('click', (event) => {
  const { target, clientX, clientY } = event
  if (target !== document.documentElement || !isPlain(event)) return
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a,button,input,select,summary,textarea,label')
  control?.focus()
  control?.click()
})
