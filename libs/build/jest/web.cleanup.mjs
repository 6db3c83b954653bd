import { cleanup } from '@testing-library/react';

// The library is loaded once per worker, so by itself it would clean up only after the first test file.
afterEach(cleanup);
