import { storyOf } from './stories.ts'

/** While a story is shown, the chat links that every page has mention its project. Returns a function that updates them. */
export function chats(): (project: number) => void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-menu] a[target],aside a[target]')
  const greeting = links[0]?.href ?? ''
  return (project) => {
    const asking = storyOf(project)?.querySelector<HTMLAnchorElement>('a[target]')?.href ?? greeting
    for (const link of links) link.href = asking
  }
}
