/** Links that share a page by its URL. X also gets the title, because it shows a text next to the link. */
export function shareLinks(url: string, title: string) {
  const address = encodeURIComponent(url)
  return [
    { icon: 'facebook', label: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { icon: 'x', label: 'X', url: `https://x.com/intent/post?url=${address}&text=${encodeURIComponent(title)}` },
    { icon: 'linkedin', label: 'LinkedIn', url: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ] as const
}
