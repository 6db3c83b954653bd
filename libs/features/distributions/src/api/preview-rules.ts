import { queryOptions } from '@tanstack/react-query';
import { distributionPreview, type PreviewRules } from '@waqf/contracts/distributions';
import { http, keepWhileFiltered } from '@waqf/platform-web';

const previewOf = (waqfId: string) => ['/api/waqf', waqfId, 'rules', 'preview'];

/** `POST /api/waqf/{id}/rules/preview`: how an amount would be divided; nothing is saved. Fails with 422. */
export const previewQuery = (waqfId: string, input: PreviewRules) =>
  queryOptions({
    queryKey: [...previewOf(waqfId), JSON.stringify(input)],
    queryFn: ({ signal }) => http.post(`/api/waqf/${waqfId}/rules/preview`, input, distributionPreview, { signal }),
    placeholderData: keepWhileFiltered(previewOf(waqfId)),
  });
