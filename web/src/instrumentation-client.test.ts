it('has zod validate without making code from strings', async () => {
  const makeCode = jest.spyOn(globalThis, 'Function');
  await import('./instrumentation-client');
  const { z } = await import('zod');
  expect(z.object({ name: z.string() }).parse({ name: 'Ann' })).toEqual({ name: 'Ann' });
  expect(makeCode).not.toHaveBeenCalled();
});
