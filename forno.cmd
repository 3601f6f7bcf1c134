@echo off
rem Runs this checkout on Windows: harness\launch.py does the work; here is only the way to a Python.
where /q py && (py -3 "%~dp0harness\launch.py" %* & exit /b)
where /q python && (python "%~dp0harness\launch.py" %* & exit /b)
echo forno: needs Python 3.11 or newer: install it from python.org, then run this again 1>&2
exit /b 1
