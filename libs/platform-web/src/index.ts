export { headsOf } from './remote/page-heads';
export { contractVersion, routesOf, admitRemote } from './remote/remote';
export type { DeniedMessage, Remote, Feature, LazyRoute, NavItem, QuickAction, Label } from './remote/remote';
export { http, nothing, onStepUpNeeded, onUnauthorized, takePreloadedData } from './http/http';
export type { Contract, DownloadedFile, RequestOptions, StepUpAct, UploadOptions } from './http/http';
export { preloadedAnswer } from './http/first-data';
export { newRequestKey } from './http/request-key';
export { saveFile } from './exports/save-file';
export { useTableExport, useNamedTableExport } from './exports/use-table-export';
export type { ExportedView } from './exports/use-table-export';
export {
  HttpError,
  StepUpCancelledError,
  ConnectionError,
  ContractError,
  errorMessage,
  errorReference,
} from './http/http-error';
export { apiQuery, apiQueryAt, apiQueryOrNull, createQueryClient, pathOfKey } from './query/query-client';
export type { QueryKey } from './query/query-client';
export { keepWhileFiltered } from './query/keep-while-filtered';
export { apiPages, filteredPages, givenParams, withQuery } from './query/api-pages';
export type { QueryParams } from './query/api-pages';
export { activeRole, SessionProvider, useSession, useOptionalSession, useCan } from './session/session';
export type { Session, SessionProviderProps } from './session/session';
export { useServerEvent, onServerEvent, closeServerEvents, startServerEventsAt } from './events/server-events';
export type { ServerEvents, ServerEventName } from './events/server-events';
export {
  useLanguage,
  useTheme,
  setLanguage,
  setTheme,
  currentLanguage,
  followPreferredLanguage,
} from './language/language';
export { defineMessages, useMessages, formatMessage } from './language/messages';
export type { Messages, MessageText, MessageValues, PluralForms, Translate } from './language/messages';
export type { LanguageCode, ThemeName, ThemeChoice } from './appearance';
export { homeOf, remoteOf } from './routes/role-homes';
export { ServedPathsProvider, useRouteWorks } from './routes/served-paths';
export {
  storageKeys,
  readStored,
  removeStored,
  writeStored,
  rememberUser,
  forgetUser,
  identityHeader,
} from './storage';
