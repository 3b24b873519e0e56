import { serve } from '@console/sandbox/browser/worker';

serve(self);
