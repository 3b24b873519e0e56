/// <reference types="@testing-library/jest-dom" />
import type * as Library from '@testing-library/react';
import type * as Icons from '../parts/icons';
import type * as More from '../parts/more-icons';

// Matchers such as toBeInTheDocument, where there is a document. Texts need nothing here: the jest preset compiles catalogues.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// Decoration that comes later would be drawn between the steps of a test: there it is at hand with the rest.
jest.mock('../parts/icons', () => {
  const icons = jest.requireActual<typeof Icons>('../parts/icons');
  const { moreIcons } = jest.requireActual<typeof More>('../parts/more-icons');
  icons.useMoreIcons.setState(moreIcons);
  return { ...icons, loadMoreIcons: () => undefined };
});

// Patient, as a whole test is: only one that fails waits so long, and none fails because its machine is busy.
jest.mock('@testing-library/react', () => {
  const library = jest.requireActual<typeof Library>('@testing-library/react');
  library.configure({ asyncUtilTimeout: 20_000 });
  return library;
});
