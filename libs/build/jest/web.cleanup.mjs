import { cleanup } from '@testing-library/react';

// The library is loaded once a worker and would clean up behind its first file only.
afterEach(cleanup);
