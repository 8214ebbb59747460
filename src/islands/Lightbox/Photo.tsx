import { variantsOf } from '../photos.ts'
import * as css from './Viewer.lazy.module.css'

interface PhotoProps {
  /** The item of the list in the page. */
  item: HTMLElement
  /** A neighbour is loaded ahead and stays hidden. */
  shown: boolean
  zoom: number
}

/** The picture of an item, as large as the screen lets it be, from the variants of its tile and the file to which that links. */
export function Photo({ item, shown, zoom }: PhotoProps) {
  const source = item.querySelector('source')
  const image = item.querySelector('img')
  const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))
  const sizes = `calc(${shown ? zoom : 1} * min(100vw, ${ratio} * (100vh - 8rem)))`
  return (
    <picture className={css.photo} hidden={!shown}>
      {source && <source type={source.type} srcSet={variantsOf(item)} sizes={sizes} />}
      <img
        ref={(element) => element?.style.setProperty('--ratio', String(ratio))}
        className={item.querySelector('picture')?.className.match(/\bq\w+/)?.[0]}
        src={item.querySelector('a')?.href}
        alt={image?.alt}
      />
    </picture>
  )
}
