// Matchers such as toBeInTheDocument for every test. Texts need nothing here: the jest preset compiles catalogues.
import '@testing-library/jest-dom';
