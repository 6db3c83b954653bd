import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { useAddressChoice } from './use-address-choice';

function opened(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const names = ['account', 'from'] as const;
  return renderHook(() => ({ choice: useAddressChoice(names), search: useLocation().search }), { wrapper }).result;
}

it('reads the choice from the address', () => {
  const result = opened('/x?account=a&tab=lines');
  expect(result.current.choice.chosen).toEqual({ account: 'a', from: undefined });
  expect(result.current.choice.narrowed).toBe(true);
  expect(opened('/x?tab=lines').current.choice.narrowed).toBe(false);
});

it('writes the choice to the address and keeps the rest', () => {
  const result = opened('/x?account=a&tab=lines');
  act(() => result.current.choice.choose({ from: '2026-01-01' }));
  expect(result.current.search).toBe('?account=a&tab=lines&from=2026-01-01');
  act(() => result.current.choice.choose({ account: '' }));
  expect(result.current.search).toBe('?tab=lines&from=2026-01-01');
  act(() => result.current.choice.clear());
  expect(result.current.search).toBe('?tab=lines');
});
