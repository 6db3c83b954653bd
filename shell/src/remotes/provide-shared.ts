/**
 * The shell provides the kit to all remotes but uses only a part of it itself. A shared module is provided when the
 * build meets it, so these name the rest; each is fetched when the first remote asks for it.
 */
export const provided = {
  data: () => import('@waqf/ui/data'),
  form: () => import('@waqf/ui/form'),
  core: () => import('@waqf/ui/core'),
  dom: () => import('react-dom'),
};
