import { act, renderHook, waitFor } from '@testing-library/react';
import { useCharts } from './use-charts';

let mockIsAway = true;
jest.mock('./charts', () => {
  if (mockIsAway) throw new Error('The network is away.');
  return { DayChart: () => null, HourChart: () => null };
});

it('says that the code didn’t come, tries again on demand, and keeps it for the next page', async () => {
  const { result, unmount } = renderHook(() => useCharts());
  expect(result.current).toMatchObject({ charts: null, failed: false });
  await waitFor(() => expect(result.current.failed).toBe(true));
  mockIsAway = false;
  act(() => void result.current.retry());
  await waitFor(() => expect(result.current.charts).not.toBeNull());
  expect(result.current.failed).toBe(false);
  unmount();
  expect(renderHook(() => useCharts()).result.current.charts).not.toBeNull();
});
