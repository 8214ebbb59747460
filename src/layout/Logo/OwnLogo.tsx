import * as pictures from '../../components/Picture/Picture.module.css'
import { useResources } from '../../components/resources.ts'
import type { LocalPicture } from '../../model/schema/fields.ts'
import type { Settings } from '../../model/schema/settings.ts'
import * as css from './OwnLogo.module.css'

/** The firm's own logo. On photographs and dark backgrounds it is white, or replaced by the variant made for them. */
export function OwnLogo({ logo }: { logo: NonNullable<Settings['firm']['logo']> }) {
  const { onDark } = logo
  if (!onDark) return <LogoImage image={logo} className={`${css.logo} ${css.turning}`} />
  return (
    <>
      <LogoImage image={logo} className={`${css.logo} ${css.onLight}`} />
      <LogoImage image={onDark} className={`${css.logo} ${css.onDark}`} />
    </>
  )
}

/** Wrapped in a `picture`, because React preloads any other eager image, and the hero must load first. */
function LogoImage({ image, className }: { image: LocalPicture; className: string }) {
  const { width, height, logo } = useResources().picture(image)
  return (
    <picture className={pictures.picture}>
      <img src={logo} width={width} height={height} alt={image.alt} className={className} />
    </picture>
  )
}
