/** Screens wait until something happens; only a page that hangs meets this deadline. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
