/** The fields of the message, in order, without the privacy agreement. Their labels are in content. */
export const FIELDS = ['name', 'email', 'phone', 'spaceType', 'location', 'projectScope', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

/** Which texts list the choices of a field. Fields that are not here take anything. */
export const CHOICES = { spaceType: 'spaceTypes', location: 'locations', projectScope: 'projectScopes' } as const
export type ChoiceName = keyof typeof CHOICES
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[]
