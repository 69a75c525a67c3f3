import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import * as Types from './operations';

/** Variables are demanded exactly where the operation has required ones. */
type QueryHookOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> & ({} extends TVariables ? unknown : { variables: TVariables } | { skip: true });

export const useCategoryListQuery = (options: QueryHookOptions<Types.CategoryListQuery, Types.CategoryListQueryVariables>) => useQuery(Types.CategoryListDocument, options);
export const useCategoryPostListQuery = (options: QueryHookOptions<Types.CategoryPostListQuery, Types.CategoryPostListQueryVariables>) => useQuery(Types.CategoryPostListDocument, options);
export const usePageDetailQuery = (options: QueryHookOptions<Types.PageDetailQuery, Types.PageDetailQueryVariables>) => useQuery(Types.PageDetailDocument, options);
export const usePostDetailQuery = (options: QueryHookOptions<Types.PostDetailQuery, Types.PostDetailQueryVariables>) => useQuery(Types.PostDetailDocument, options);
export const usePostListQuery = (options: QueryHookOptions<Types.PostListQuery, Types.PostListQueryVariables>) => useQuery(Types.PostListDocument, options);
export const usePostPathsQuery = (options: QueryHookOptions<Types.PostPathsQuery, Types.PostPathsQueryVariables>) => useQuery(Types.PostPathsDocument, options);
export const useServiceDetailQuery = (options: QueryHookOptions<Types.ServiceDetailQuery, Types.ServiceDetailQueryVariables>) => useQuery(Types.ServiceDetailDocument, options);
export const useServiceListQuery = (options: QueryHookOptions<Types.ServiceListQuery, Types.ServiceListQueryVariables>) => useQuery(Types.ServiceListDocument, options);
export const useServicePathsQuery = (options: QueryHookOptions<Types.ServicePathsQuery, Types.ServicePathsQueryVariables>) => useQuery(Types.ServicePathsDocument, options);
export const useSiteSettingsQuery = (options: QueryHookOptions<Types.SiteSettingsQuery, Types.SiteSettingsQueryVariables>) => useQuery(Types.SiteSettingsDocument, options);
export const useTeamListQuery = (options: QueryHookOptions<Types.TeamListQuery, Types.TeamListQueryVariables>) => useQuery(Types.TeamListDocument, options);

/** The name under which `/api/graphql` knows each operation. */
export const operationHashes: Readonly<Record<string, string>> = {
  "CategoryList": "0ed7874591be2fd885cb6a77094bf1e7f0ce06f26f1fa873137eb8cbe62d210a",
  "CategoryPostList": "c47fb4dd1962c4b64c8c5a692be90c749126b514a8b8201a0f1bfa0d386ecb3d",
  "PageDetail": "45c8f73aa274910eb4e083e3a03276e9fb543bf62a69db3ffb26cb72144bbf9e",
  "PostDetail": "fbfa8a45fc6ddf58139e5d699a1034a4978f211a9a65c5466e15fe7c188f0f95",
  "PostList": "44293e59672a5010d4f2ec5fd9e3a96e629bd6cdf178cfaf55c116c869752cc8",
  "PostPaths": "cdd6428ed60cd631208ce3b35d26a690597a55ec24bdc179569768454379286f",
  "ServiceDetail": "637c95ccc8d5023d7c4b2028df4a477cfbbb10015a26cc2c19d16c2288885e2b",
  "ServiceList": "9c5af9adba811bd383da7a79b31bb13619ab52293d128c2c943c964498951b36",
  "ServicePaths": "3ce8832ab8caa1e352cfae77fa4ec534091a2afc92bd3292e4b881d2b4899444",
  "SiteSettings": "cefa73295705904f7018ec0400023d2d0ce83db11060a0bd3cda5c56121a2eac",
  "TeamList": "758f599d980c83f0fea940e9f738cd9f72b8203b57ef58a8a6c051ec05d9695c"
};
