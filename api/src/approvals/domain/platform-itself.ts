/** In the place of a waqf, where a request is about the platform itself: no waqf has this id. */
export const platformItself = '00000000-0000-0000-0000-000000000000';
