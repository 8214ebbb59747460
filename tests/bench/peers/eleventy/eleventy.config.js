import { slug } from './_includes/parts.js'

/** Nothing but what the pages need: headings with ids, and the articles in order, worked out once. */
export default function (config) {
  config.amendLibrary('md', (markdown) => {
    const plain =
      markdown.renderer.rules.heading_open ??
      ((tokens, index, options, _, self) => self.renderToken(tokens, index, options))
    markdown.renderer.rules.heading_open = (tokens, index, ...rest) => {
      tokens[index].attrSet('id', slug(tokens[index + 1].content))
      return plain(tokens, index, ...rest)
    }
  })
  const newestFirst = (api) => api.getFilteredByGlob('content/blog/*.md').sort((a, b) => b.date - a.date)
  config.addCollection('articles', newestFirst)
  config.addCollection('newest', (api) => {
    const articles = newestFirst(api)
    const of = (category) => articles.filter(({ data }) => data.category === category).slice(0, 6)
    return { Renovation: of('Renovation'), 'Interior Design': of('Interior Design') }
  })
  return { dir: { input: 'content', includes: '../_includes', output: 'dist' }, markdownTemplateEngine: false }
}
