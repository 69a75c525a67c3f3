import { useStaffContentListQuery } from '@/gql/hooks';
import type { StaffContentListQueryVariables } from '@/gql/operations';
import type { StaffContent } from './content-form';
import { problemOfError, type ContentProblem } from './content-problem';

export interface ContentList {
  /** Those of the question before, while an answer is on its way; null before there ever was one. */
  documents: readonly StaffContent[] | null;
  total: number;
  busy: boolean;
  problem: ContentProblem | null;
  reload: () => void;
}

/** Reads a list of content, anew each time somebody comes to it. */
export function useContentList(variables: StaffContentListQueryVariables): ContentList {
  const { data, previousData, error, loading, refetch } = useStaffContentListQuery({ variables, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  const list = (data ?? (loading ? previousData : undefined))?.staffContentList;
  return {
    documents: list?.documents ?? null,
    total: list?.total ?? 0,
    busy: loading,
    problem: error && !loading ? problemOfError(error) : null,
    // What fails is in the next rendering's `error`.
    reload: () => void refetch().catch(() => undefined),
  };
}
