declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export = classes
}

/** As a text: the styles of the plain page. */
declare module '*/plain.css' {
  const css: string
  export default css
}
