import { eleventyImageTransformPlugin } from '@11ty/eleventy-img'
import base from './eleventy.config.js'

/** With pictures that are read (https://www.11ty.dev/docs/plugins/image/), and the templates in Markdown that links need. */
export default function (config) {
  config.addPlugin(eleventyImageTransformPlugin)
  return { ...base(config), markdownTemplateEngine: 'liquid' }
}
