import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { GALLERY_WORDS } from '../../model/gallery/galleryWords.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import type { Gallery } from '../../model/schema/gallery.ts'
import type { Settings } from '../../model/schema/settings.ts'
import '../../islands/Gallery/Controls.module.css'
import '../../islands/Gallery/Filter.module.css'
import '../../islands/Gallery/NextProject.module.css'
import '../../islands/Gallery/Viewer.module.css'
import { Bar } from './Bar.tsx'
import { Comparison } from './Comparison.tsx'
import * as css from './Gallery.module.css'
import { Photos } from './Photos.tsx'
import { pairsOf } from './pairs.ts'
import { Story } from './Story.tsx'

interface ProjectsProps {
  gallery: Gallery
  estimate: Estimate
  settings: Settings
}

/**
 * The projects: their stories, one of which the URL selects, and all their photographs. `data-words` holds the texts of
 * the scripts (src/islands/Gallery/words.ts). The styles of what they add are imported here, so they are there early.
 */
export function Projects({ gallery, estimate, settings }: ProjectsProps) {
  const { gallery: words } = useWords()
  const { projects, items } = gallery
  return (
    <div
      className={css.gallery}
      data-island="Gallery"
      data-load="idle"
      data-words={JSON.stringify(words, GALLERY_WORDS)}
    >
      <p className={text.visuallyHidden} role="status" />
      <Bar projects={projects} items={items} />
      {projects.map((project, index) => (
        <Story
          project={project}
          number={index + 1}
          estimate={estimate}
          settings={settings}
          compared={pairsOf(items, project.name)[0]?.after.image}
          key={project.name}
        />
      ))}
      <Comparison heading={gallery.comparisonHeading} projects={projects} items={items} />
      <Photos heading={gallery.gridHeading} projects={projects} items={items} />
      <div id="after-photos" />
    </div>
  )
}
